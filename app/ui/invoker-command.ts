// HTML's invoker commands: a button that opens or closes a dialog without a script.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close'
    commandfor?: string
  }
}

/** Give these to a button. A browser without invoker commands gets the same from the handler, once hydrated. */
export function dialogCommand(command: 'show-modal' | 'close', dialogId: string) {
  return {
    type: 'button' as const,
    command,
    commandfor: dialogId,
    onClick: () => {
      if ('commandForElement' in HTMLButtonElement.prototype) return
      const dialog = document.getElementById(dialogId)
      if (!(dialog instanceof HTMLDialogElement)) return
      if (command === 'close') dialog.close()
      else if (!dialog.open) dialog.showModal()
    },
  }
}
