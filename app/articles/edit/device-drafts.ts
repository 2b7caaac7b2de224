import { keysIn, readJson, remove, write } from '../../platform/device-store.ts'
import { type TypedArticle, typedFromEntries } from '../article-form.ts'

/** Unsaved text on this device: for one admin and one article, with the version it was typed over. */
export type DeviceDraft = { key: string; typed: TypedArticle; baseVersion: number | null; updatedAt: Date }

/** Two tabs of one article share one draft: which of them kept it last stands in it. */
export const thisTab = Math.random().toString(36).slice(2)

const prefix = 'article-draft'
const nameOf = (email: string, key: string) => `${prefix}:${email}:${key}`

/** False when the device keeps nothing: storage is full or forbidden. */
export function keepOnDevice(email: string, { key, typed, baseVersion, updatedAt }: DeviceDraft) {
  const kept = JSON.stringify({ tab: thisTab, typed, baseVersion, updatedAt: updatedAt.getTime() })
  return write('localStorage', nameOf(email, key), kept)
}

export function findOnDevice(email: string, key: string): DeviceDraft | null {
  return readJson('localStorage', nameOf(email, key), (kept) => parse(key, kept))
}

/** Saved, or typed back to what is saved: unless another tab has kept its own text since. */
export function dropFromDevice(email: string, key: string) {
  const isOurs = readJson('localStorage', nameOf(email, key), (kept) => Object(kept).tab === thisTab)
  if (isOurs) discardFromDevice(email, key)
}

/** Whoever kept it. */
export function discardFromDevice(email: string, key: string) {
  remove('localStorage', nameOf(email, key))
}

/** New articles that were begun here, the last one first. */
export function listNewOnDevice(email: string): DeviceDraft[] {
  const start = nameOf(email, '')
  return keysIn('localStorage', start)
    .flatMap((name) => findOnDevice(email, name.slice(start.length)) ?? [])
    .filter(({ baseVersion }) => baseVersion === null)
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
}

/** Anything may have been written there. */
function parse(key: string, kept: unknown): DeviceDraft | null {
  if (typeof kept !== 'object' || kept === null) return null
  const known = new Map<string, unknown>(Object.entries(kept))
  const typed = known.get('typed')
  const updatedAt = new Date(Number(known.get('updatedAt')))
  if (typeof typed !== 'object' || typed === null || Number.isNaN(updatedAt.getTime())) return null
  const fields = new Map<string, unknown>(Object.entries(typed))
  const baseVersion = known.get('baseVersion')
  return {
    key,
    updatedAt,
    typed: typedFromEntries((name) => fields.get(name)),
    baseVersion: typeof baseVersion === 'number' ? baseVersion : null,
  }
}
