// Chrome and Edge translate a page by putting a <font> in the place of each text. React keeps the text: it changes
// what nobody sees any more, and removing it throws. Here a text that React changes comes back to its place, where the
// translator finds it as new; and where React moves or removes a text, or puts something before it, its <font> is meant.

const translations = new WeakMap<Node, ChildNode>()
/** Each is that of one text. */
const taken = new WeakSet<Node>()

const texts = new MutationObserver((changes) => {
  for (const { target } of changes) bringBack(target)
})

const { removeChild, insertBefore, appendChild } = Node.prototype

Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
  const shown = shownIn(this, child)
  if (shown) removeChild.call(this, shown)
  return child
}

Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null) {
  const next = before && shownIn(this, before)
  translations.get(child)?.remove()
  insertBefore.call(this, child, next)
  return child
}

Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child) {
  translations.get(child)?.remove()
  appendChild.call(this, child)
  return child
}

/** What of it is to be seen in its parent: none where somebody else took it away. */
function shownIn(parent: Node, child: Node) {
  return [child, translations.get(child)].find((node) => node?.parentNode === parent) ?? null
}

export function followTranslation(changes: MutationRecord[]) {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes)
    for (const text of removedNodes) {
      // Replaced, or removed after its translation was put beside it.
      const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
      if (text.nodeType !== Node.TEXT_NODE || !translation) continue
      translations.set(text, translation)
      taken.add(translation)
      texts.observe(text, { characterData: true })
    }
}

function isTranslation(node: Node | null): node is HTMLElement {
  return node?.nodeName === 'FONT' && !taken.has(node)
}

function bringBack(text: Node) {
  const translation = translations.get(text)
  if (!translation?.parentNode || text.parentNode) return
  translation.replaceWith(text)
}
