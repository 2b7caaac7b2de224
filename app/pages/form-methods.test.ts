import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Each form of the sources: its opening tag and what stands in it. */
const forms = globSync('app/**/*.tsx').flatMap((file) => formsIn(file, readFileSync(file, 'utf8')))

test('the forms are found', () => {
  expect(forms.length).toBeGreaterThan(50)
})

test('a form that JavaScript handles names its method: without it nothing typed goes into the address', () => {
  const bare = forms.filter(({ tag }) => /\bonSubmit=/.test(tag) && !/\bmethod=/.test(tag))
  expect(bare.map(({ file }) => file)).toEqual([])
})

test('a password is asked for in posted forms alone', () => {
  const asking = forms.filter(({ inside }) =>
    /type="password"|<PasswordField|<NewPasswordFields/.test(inside),
  )
  expect(asking.length).toBeGreaterThan(5)
  expect(asking.filter(({ tag }) => !/\bmethod="post"/.test(tag)).map(({ file }) => file)).toEqual([])
})

function formsIn(file: string, source: string) {
  return [...source.matchAll(/<(form|Form)(?=[\s>])/g)].map(({ index, 1: name }) => {
    const end = endOfTag(source, index)
    return {
      file,
      tag: source.slice(index, end),
      inside: source.slice(end, source.indexOf(`</${name}>`, end)),
    }
  })
}

/** Past the `>` that is in no braces: an arrow of a handler ends no tag. */
function endOfTag(source: string, start: number) {
  let depth = 0
  for (let at = start; at < source.length; at++) {
    if (source[at] === '{') depth++
    else if (source[at] === '}') depth--
    else if (source[at] === '>' && depth === 0) return at + 1
  }
  return source.length
}
