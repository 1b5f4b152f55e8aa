/** Keys that choose or go somewhere; what is typed together with Ctrl and the like is not for us. */
const CHOOSING = /^(\d|Arrow|Tab$|Enter$| $|[rR]$)/;

/** Whether someone plays with keys: only they need to be told which. */
class KeysUsed {
  used = $state(false);

  press(event: KeyboardEvent): void {
    const typed =
      event.target instanceof Element && event.target.closest('input, textarea, select');
    if (!typed && !event.ctrlKey && !event.metaKey && CHOOSING.test(event.key)) this.used = true;
  }
}

export const keys = new KeysUsed();
