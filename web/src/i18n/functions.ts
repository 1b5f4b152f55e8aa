/** Functions that texts call. Rust has the same in `crates/words/src/functions.rs`. */
import { FluentNumber, type FluentFunction } from '@fluent/bundle';

/** A number as it is written in a sentence: without groups, and with a true minus sign. */
export class Figure extends FluentNumber {
  override toString(): string {
    return String(this.value).replace('-', '−');
  }
}

/** The same with a capital letter. */
export const capital = (text: string): string =>
  text.replace(/^./u, (first) => first.toUpperCase());

/**
 * A word such as `de` or `que` before a name, without its vowel where the name begins with a vowel,
 * with an h that a vowel follows, or with a y that none follows (Yves, not Yann). Which h is
 * aspirated cannot be seen, so every one counts as mute; digits and other scripts elide nothing.
 */
export const elided = (word: string, name: string): string =>
  /^(?:[aeiouœæ]|h[aeiouyœæ]|y(?![aeiouyœæ]))/i.test(
    name.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  )
    ? `${word.slice(0, -1)}’${name}`
    : `${word} ${name}`;

const numberOf = (given: unknown): number => (given instanceof FluentNumber ? given.value : NaN);

/** Functions as texts call them. */
export const FUNCTIONS: Readonly<Record<string, FluentFunction>> = {
  CAPITAL: ([text]) => capital(String(text)),
  ELIDE: ([word, name]) => elided(String(word), String(name)),
  /** A number with a word in place of its sign. */
  MINUS: ([word, given]) => {
    const number = numberOf(given);
    return number < 0 ? `${String(word)} ${-number}` : String(number);
  },
  /** A gain or a loss. */
  SIGNED: ([given]) => {
    const number = numberOf(given);
    return number < 0 ? `−${-number}` : `+${number}`;
  },
};
