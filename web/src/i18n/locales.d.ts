/** What `plugin.ts` makes of `locales/`. */
declare module 'virtual:locales' {
  /** The files of a language by topic, as Fluent reads them. */
  interface Loaded {
    default: Readonly<Record<string, string>>;
    /** Texts of several paragraphs by name. */
    documents: Readonly<Record<string, string>>;
  }
  const locales: Readonly<
    Record<
      string,
      {
        /** What the language calls itself. */
        name: string;
        load: () => Promise<Loaded>;
        topics: Readonly<Record<string, () => Promise<Loaded>>>;
      }
    >
  >;
  export default locales;
}
