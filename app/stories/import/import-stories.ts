import type { EncodeBytes } from '../../rows/encode-bytes.ts'
import { type FieldReason, MalformedFile, type Place, type SourceRow } from '../../rows/source-row.ts'
import type { Tally } from '../../rows/tally.ts'
import { type Converted, convertPhotos } from './convert-photos.ts'
import { importWords } from './import-words.ts'
import { parseStory, type StoryDraft } from './parse-story.ts'
import { shownId } from './story-id.ts'
import type { StoryStore } from './story-store.ts'

export type ImportParts<Encoded> = {
  rows: AsyncIterable<SourceRow>
  store: StoryStore<Encoded>
  encode: EncodeBytes<Encoded>
  tally: Tally
  /** When it says stop, the rows read so far are finished and no more are read. */
  signal?: AbortSignal
  onRow?(): void
}

type Entry = { place: Place; draft: StoryDraft }

// A batch is one transaction: short enough for the server's own writes to pass in between, and for the memory.
const maxRows = 100
const maxPhotos = 6

/** Brings the rows over, batch by batch, and counts in `tally` what became of them. */
export async function importStories<Encoded>(parts: ImportParts<Encoded>) {
  const { rows, tally, signal, onRow } = parts
  // Within one file the first of two rows with the same id or private link counts.
  const seen = new Set<string>()
  let batch: Entry[] = []
  const settle = async () => {
    const settling = batch
    batch = []
    await settleBatch(settling, parts)
  }
  try {
    for await (const row of rows) {
      tally.read++
      const entry = accept(row, tally, seen)
      if (entry) batch.push(entry)
      if (isFull(batch)) await settle()
      onRow?.()
      if (signal?.aborted) break
    }
  } catch (error) {
    // What stands before the place where the file breaks is sound.
    if (error instanceof MalformedFile) await settle()
    throw error
  }
  await settle()
}

function isFull(batch: Entry[]) {
  const photos = batch.reduce((sum, { draft }) => sum + draft.photos.length, 0)
  return batch.length >= maxRows || photos >= maxPhotos
}

function accept(row: SourceRow, tally: Tally, seen: Set<string>): Entry | null {
  const place = { row: row.row, line: row.line }
  if ('problem' in row) {
    tally.refuse({ ...place, id: null, reasons: [{ field: 'row', reason: row.problem }] })
    return null
  }
  tally.noticeColumns(row.columns)
  const draft = parseStory(row.columns, new Date())
  if (Array.isArray(draft)) {
    tally.refuse({ ...place, id: shownId(row.columns.id), reasons: draft })
    return null
  }
  const { id, token_hash } = draft.story
  if (seen.has(id) || (token_hash && seen.has(token_hash))) {
    tally.alreadyThere++
    tally.note({
      ...place,
      id,
      field: seen.has(id) ? 'id' : 'token_hash',
      reason: importWords.en.fields.earlierRow,
    })
    return null
  }
  seen.add(id)
  if (token_hash) seen.add(token_hash)
  return { place, draft }
}

async function settleBatch<Encoded>(batch: Entry[], { store, tally, encode }: ImportParts<Encoded>) {
  const known = new Set(await store.listKnown(batch.map(({ draft }) => draft.story)))
  const fresh = batch.filter(({ draft }) => !known.has(draft.story.id))
  tally.alreadyThere += batch.length - fresh.length
  if (fresh.length === 0) return

  const converted: Converted<Encoded>[] = []
  for (const { place, draft } of fresh) {
    const strange = await dropStrangeSeal(draft, store)
    const story = await convertPhotos(draft, encode)
    const notes = [...draft.notes, ...strange, ...story.onlyAddressed, ...story.refused]
    for (const note of notes) tally.note({ ...place, id: story.story.id, ...note })
    converted.push(story)
  }
  const added = new Set(await store.add(converted))
  tally.imported += added.size
  tally.alreadyThere += converted.length - added.size
  for (const { story, encoded, onlyAddressed, refused } of converted) {
    if (!added.has(story.id)) continue
    tally.photosConverted += encoded.length
    tally.photosOnlyAddressed += onlyAddressed.length
    tally.photosRefused += refused.length
  }
}

/** Only a story that came to this site by a client's link stands there as one. */
async function dropStrangeSeal<Encoded>(
  { story }: StoryDraft,
  store: StoryStore<Encoded>,
): Promise<FieldReason[]> {
  if (!story.client_seal || (await store.holdsSeal(story))) return []
  story.client_seal = null
  return [{ field: 'client_seal', reason: importWords.en.fields.strangeSeal }]
}
