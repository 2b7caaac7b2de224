let following: Promise<typeof import('./translated-text.ts')> | undefined

/** Loads what React needs beside a translator once there is one: a `<font>` is put into the page. */
export function watchTranslation() {
  new MutationObserver((changes) => {
    if (!following && !changes.some(({ addedNodes: [added] }) => added?.nodeName === 'FONT')) return
    following ??= import('./translated-text.ts')
    following.then(({ followTranslation }) => followTranslation(changes))
  }).observe(document, { childList: true, subtree: true })
}
