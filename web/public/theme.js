// Sets the chosen theme before anything is painted; the page itself keeps it up to date.
try {
  const { theme } = JSON.parse(localStorage.getItem('remparts.settings') ?? '{}');
  if (['light', 'dark', 'contrast'].includes(theme)) document.documentElement.dataset.theme = theme;
} catch {
  // Then the theme of the system is as good as any.
}
