import type { ReactNode } from 'react'

export const words = {
  /** `kit` is a link, `costs` its whole price. */
  program: (kit: ReactNode, costs: string) => (
    <>
      Want a list of second-chance homes too? That is part of our {kit}. It costs money, this page does not:{' '}
      {costs}
    </>
  ),
  sources: (read: string) =>
    `General words, to be made your own. Federal law as read on ${read}; your state may give you more.`,
  heading: 'All letters as plain text',
  lead: 'To copy by hand. The lines are for you to fill.',
  otherLines: 'Other lines you can use:',
}
