import type { ReactNode } from 'react'

/** `count` is that of the lines to write. */
export const words = {
  where: (count: number) => (count === 1 ? 'Where to write this line' : 'Where to write these lines'),
  byHand: {
    title: 'You type npm start yourself',
    how: 'Stop the site with Ctrl+C in the window where it runs. Then start it like this, each time:',
    /** `hasBlanks`: of some lines the program does not tell what they say. */
    keep: (hasBlanks: boolean) =>
      `${hasBlanks ? 'For … write what you have there now. ' : ''}Keep every other line you start it with.`,
  },
  onServer: {
    title: 'It runs by itself on a Linux server',
    how: (count: number, file: ReactNode) =>
      count === 1 ? (
        <>Add the line at the end of the file {file}, or change it there, and type:</>
      ) : (
        <>Add the lines at the end of the file {file}, or change them there, and type:</>
      ),
  },
  inContainer: {
    title: 'It runs in a container',
    how: (count: number, file: ReactNode) => (
      <>
        Add {count === 1 ? 'it' : 'them'} to the file {file}, remove the container (the data stays) and give
        the same docker run command again:
      </>
    ),
  },
  bySomebodyElse: {
    title: 'Somebody else runs it for you',
    how: (count: number) =>
      count === 1 ? 'Send them the line, filled in.' : 'Send them the lines, filled in.',
  },
  tickedByItself: 'When the site has started again, this step is ticked by itself.',
}
