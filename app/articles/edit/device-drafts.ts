import { type TypedArticle, typedFromEntries } from '../article-form.ts'

/** Unsaved text on this device: for one admin and one article, with the version it was typed over. */
export type DeviceDraft = { key: string; typed: TypedArticle; baseVersion: number | null; updatedAt: Date }

const prefix = 'article-draft'
const nameOf = (email: string, key: string) => `${prefix}:${email}:${key}`

/** False when the device keeps nothing: storage is full or forbidden. */
export function keepOnDevice(email: string, { key, typed, baseVersion, updatedAt }: DeviceDraft) {
  try {
    const kept = JSON.stringify({ typed, baseVersion, updatedAt: updatedAt.getTime() })
    localStorage.setItem(nameOf(email, key), kept)
    return true
  } catch {
    return false
  }
}

export function findOnDevice(email: string, key: string): DeviceDraft | null {
  try {
    return parse(key, localStorage.getItem(nameOf(email, key)))
  } catch {
    return null
  }
}

export function dropFromDevice(email: string, key: string) {
  try {
    localStorage.removeItem(nameOf(email, key))
  } catch {
    // Nothing was kept then.
  }
}

/** New articles that were begun here, the last one first. */
export function listNewOnDevice(email: string): DeviceDraft[] {
  try {
    const start = nameOf(email, '')
    const names = Object.keys(localStorage).filter((name) => name.startsWith(start))
    const drafts = names.flatMap((name) => findOnDevice(email, name.slice(start.length)) ?? [])
    return drafts
      .filter(({ baseVersion }) => baseVersion === null)
      .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
  } catch {
    return []
  }
}

/** Anything may have been written there. */
function parse(key: string, text: string | null): DeviceDraft | null {
  const kept: unknown = JSON.parse(text ?? 'null')
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
