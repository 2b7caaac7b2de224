import { type RefObject, useLayoutEffect } from 'react'

/** The field is as tall as its text, in browsers that do not know `field-sizing` too. */
export function useFittedHeight(field: RefObject<HTMLTextAreaElement | null>) {
  // After each render: the text may be another.
  useLayoutEffect(() => {
    const area = field.current
    if (!area || CSS.supports('field-sizing:content')) return
    const setHeight = () => {
      area.style.blockSize = 'auto'
      area.style.blockSize = `${area.scrollHeight}px`
    }
    setHeight()
    addEventListener('resize', setHeight)
    return () => removeEventListener('resize', setHeight)
  })
}
