import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyBlocks } from './article-body.ts'

test('lines beginning with "## " become headings, blank lines breaks, other lines paragraphs', () => {
  expect(bodyBlocks('First\n\n##  Then \n##no heading\n# nor this')).toEqual([
    { kind: 'paragraph', text: 'First' },
    { kind: 'break' },
    { kind: 'heading', text: 'Then' },
    { kind: 'paragraph', text: '##no heading' },
    { kind: 'paragraph', text: '# nor this' },
  ])
})

test('nothing of what was written is lost', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string().filter((line) => line.trim() !== '' && !/[\r\n]/.test(line) && !line.startsWith('## ')),
      ),
      (lines) => {
        const texts = bodyBlocks(lines.join('\n')).flatMap((block) => ('text' in block ? [block.text] : []))
        expect(texts).toEqual(lines)
      },
    ),
  )
})
