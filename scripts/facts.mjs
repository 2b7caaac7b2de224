// `npm run facts`: checks the tables in data/sources, makes the compact ones the program reads, says what changed.
// A newer table replaces the file of the older one; its years and its day stand in its name:
// fmr_FY2027_2026-10-01.tsv. Nothing is written when a check fails.
import { fileURLToPath } from 'node:url'
import { runCommand } from './command.mjs'
import { takeIn } from './facts/take-in.mjs'

const data = fileURLToPath(new URL('../data/', import.meta.url))

await runCommand(import.meta.url, async ({ args }) => {
  if (args.length > 0) {
    console.error('Usage: npm run facts')
    process.exitCode = 1
    return
  }
  const { problems, doubts, changes } = takeIn(data)
  for (const problem of problems) console.error(`✗ ${problem}`)
  if (problems.length > 0) {
    console.error(`${problems.length} of the checks failed. Nothing was changed.`)
    process.exitCode = 1
    return
  }
  for (const doubt of doubts) console.warn(`! ${doubt}`)
  for (const { name, lines } of changes) console.log([`${name}:`, ...lines].join('\n  '))
  console.log(
    changes.length === 0
      ? 'All checks hold. Nothing has changed.'
      : `All checks hold. ${changes.length} tables written.`,
  )
})
