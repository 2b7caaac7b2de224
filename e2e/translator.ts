import type { Page } from '@playwright/test'

/**
 * Translates as Chrome does: a `<font>` in the place of each text, another `lang`, and again for every text that comes
 * later. Here a translated text is one in angle quotes.
 */
export async function translate(page: Page, lang = 'fr') {
  await page.evaluate(translateTo, lang)
}

/** Before any script of the page has run. */
export async function translateEarly(page: Page, lang = 'fr') {
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => (${translateTo})('${lang}'))`)
}

function translateTo(lang: string) {
  document.documentElement.lang = lang
  document.documentElement.classList.add('translated-ltr')
  translateIn(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes.length > 0 ? addedNodes : [target])
        if (node.isConnected) translateIn(node)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })

  function translateIn(node: Node) {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const found = node instanceof Text ? [node] : []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) if (isToTranslate(text)) text.replaceWith(translationOf(text))
  }

  function isToTranslate({ data, parentElement }: Text) {
    if (!data.trim() || !parentElement) return false
    return !parentElement.closest('font, svg, script, style, textarea, option, [translate=no]')
  }

  function translationOf({ data }: Text) {
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.children[0]?.append(data.replace(/\S.*\S|\S/s, '«$&»'))
    return font
  }
}
