import { expect, test } from 'vitest'
import { formDataOf } from './form-data.ts'

const post = (body: BodyInit, type?: string) =>
  new Request('https://www.example.com', {
    method: 'POST',
    body,
    headers: type ? { 'Content-Type': type } : {},
  })

test('a text of a form never holds the character that no database takes', async () => {
  const form = await formDataOf(post('title=a%00b&title=%00&file=x', 'application/x-www-form-urlencoded'))
  expect(form.getAll('title')).toEqual(['ab', ''])
})

test('a file of a form stays as it is', async () => {
  const sent = new FormData()
  sent.set('photo', new File(['a\0b'], 'a.bin'))
  const photo = (await formDataOf(post(sent))).get('photo')
  expect(photo instanceof File && (await photo.text())).toBe('a\0b')
})

test('what is no form is the sender’s mistake', async () => {
  await expect(formDataOf(post('{}', 'application/json'))).rejects.toMatchObject({ init: { status: 415 } })
  await expect(formDataOf(post('x', 'multipart/form-data'))).rejects.toMatchObject({ init: { status: 400 } })
})
