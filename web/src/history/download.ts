/** Files that the page hands over. */

/** Lets the browser keep a file. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function logOf(log: string): Blob {
  return new Blob([log], { type: 'text/plain' });
}

/** What a file of a game is called, without its ending. */
export function fileName(begun: number, turn: number | null = null): string {
  const day = new Date(begun);
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return ['remparts', date, ...(turn === null ? [] : [`turn-${turn}`])].join('-');
}
