import { rowWords } from './row-words.ts'

/** Where a row stands in the file: people look for the line, programs for the row. Both count from 1. */
export type Place = { row: number; line: number }

/** One row as the file has it; nothing in it is believed yet. */
export type SourceRow = Place & ({ columns: Record<string, unknown> } | { problem: string })

/** What is wrong with a field, or said about it; never what it holds. */
export type FieldReason = { field: string; reason: string }

/** The file cannot be read on from here. Its message is the one line the owner sees. */
export class MalformedFile extends Error {}

/** Three photos of 5 MB as base64 are 21 MB; whatever is far beyond that is no row, and must not fill the memory. */
export const maxRowBytes = 64 * 1024 * 1024
export const maxRowMegabytes = maxRowBytes / 1024 / 1024
export const tooLong = rowWords.en.fields.tooLong(maxRowMegabytes)
