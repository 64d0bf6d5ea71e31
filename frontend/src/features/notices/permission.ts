/** What the browser says about notices: `unknown` where it has none to give. */
export type Permission = NotificationPermission | 'unknown';

export function permission(): Permission {
  return 'Notification' in window ? Notification.permission : 'unknown';
}

/** Asks the person. Browsers take the question only from a press. */
export async function askPermission(): Promise<Permission> {
  if (!('Notification' in window)) return 'unknown';
  return Notification.requestPermission();
}

/** Shows a notice that brings this page back when it is pressed; a later one of the same kind takes its place. */
export function notify(kind: string, title: string, body: string): void {
  try {
    const notice = new Notification(title, { body, tag: `craits-${kind}` });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some browsers let service workers alone show them: there the page's title must do.
  }
}
