/** What is said about how the page looks and behaves. */
export const settings = {
  title: 'Settings',
  language: 'Language',
  theme: 'Colors',
  themes: { auto: 'Auto', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  tiles: 'Tiles',
  drawings: { illustrated: 'Illustrated', schematic: 'Schematic' },
  pace: 'Pace of the bots',
  paces: { instant: 'At once', brisk: 'Brisk', calm: 'Calm' },
  confirm: 'End of your turn',
  confirms: { always: 'With a button', never: 'At once' },
  confirmHints: {
    always: 'You can change everything until you press End turn.',
    never: 'Your turn ends with your last choice.',
  },
  sound: 'Sound',
  soundKey: 'Key M',
  coordinates: 'Coordinates around the board',
  coordinatesKey: 'Key C',
  update: {
    ready: 'New version ready.',
    reload: 'Reload',
    later: 'Later',
  },
};
