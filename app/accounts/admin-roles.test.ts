import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { adminAddresses } from '../site/admin-addresses.ts'
import { adminRoles, formsPageOf, roleFor } from './admin-roles.ts'

const admin = routes.find(({ path }) => path === 'admin')
const patterns = (admin?.children ?? []).map(({ path }) => (path ? `/admin/${path}` : '/admin'))

test('every address of the admin area says who may use it, and no other does', () => {
  expect(Object.keys(adminRoles).sort()).toEqual(patterns.sort())
})

test('a pattern is known with and without the slash at its front', () => {
  expect(roleFor('admin/articles/:id')).toBe('editor')
  expect(roleFor('/admin/articles/:id')).toBe('editor')
})

test('an address that forgot to say it is the owner’s', () => {
  expect(roleFor('/admin/brand-new')).toBe('owner')
})

test('what takes posts only has an action and no loader, and no other address lacks one', () => {
  const modules = adminAddresses.map(({ path, route, postOnlyFrom }) => {
    const source = readFileSync(join(import.meta.dirname, '../routes', route), 'utf8')
    return { path, postOnlyFrom, isPostOnly: !/^export (async )?function (loader|default)\b/m.test(source) }
  })
  const isAnswered = ({ isPostOnly, postOnlyFrom }: (typeof modules)[number]) =>
    isPostOnly === (postOnlyFrom !== undefined)
  expect(modules.filter((one) => !isAnswered(one))).toEqual([])
  expect(modules.filter(({ isPostOnly }) => isPostOnly).length).toBeGreaterThan(20)
})

test('who opens what takes posts only is led to a page they may use', () => {
  for (const { path, role, postOnlyFrom } of adminAddresses) {
    expect(formsPageOf(path), path).toBe(postOnlyFrom)
    if (!postOnlyFrom) continue
    const page = adminAddresses.find((one) => one.path.replace('/:group?', '') === postOnlyFrom)
    expect([role, 'nobody'], path).toContain(page?.role)
    expect(page?.postOnlyFrom, path).toBeUndefined()
  }
})
