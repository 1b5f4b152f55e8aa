/** What was asked for is not here, and never was or is no more. */
export class Lost extends Error {
  readonly what: 'game' | 'page';

  constructor(what: 'game' | 'page') {
    super(what);
    this.what = what;
  }
}
