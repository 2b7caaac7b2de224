import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { adminRoles, roleFor } from './admin-roles.ts'

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
