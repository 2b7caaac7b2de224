import type { ReactNode } from 'react'

export const words = {
  /** `name` is a link to the program, `costs` its whole price. */
  program: (name: ReactNode, costs: string) => (
    <>
      Rather not do this alone? In our {name} we talk to landlords for you. It costs money, this page does
      not: {costs}
    </>
  ),
  sources: (read: string) =>
    `General facts. Federal law as read on ${read}; state law with the day it was checked. Your state or city may give you more time or more rights.`,
  plainText: (link: (words: string) => ReactNode) => (
    <>Every letter as plain text: {link('page of letters')}.</>
  ),
}
