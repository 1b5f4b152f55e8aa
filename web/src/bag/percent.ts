/** A chance in a language; only what is certain is told as such. */
export function percent(language: string, chance: number): string {
  const format = new Intl.NumberFormat(language, { style: 'percent' });
  if (chance > 0 && chance < 0.01) return `< ${format.format(0.01)}`;
  if (chance < 1 && chance > 0.99) return `> ${format.format(0.99)}`;
  return format.format(chance);
}
