import { filledStory } from '../../app/stories/submit/testing/filled-story.ts'

type Part = {
  name: string
  content: string | Buffer
  /** Written as it is between the quotes, line ends and all. */
  fileName?: string
  type?: string
}

export type MultipartBody = { type: string; bytes: Buffer }

const boundary = 'xxxxxxxxxxxxxxxx-attack-xxxxxxxxxxxxxxxx'

/** Built by hand, because an honest client would not write what is needed here. */
export function multipart(parts: Part[]): MultipartBody {
  const pieces = parts.flatMap(({ name, content, fileName, type }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    fileName === undefined ? '' : `; filename="${fileName}"`,
    fileName === undefined ? '' : `\r\nContent-Type: ${type ?? 'application/octet-stream'}`,
    '\r\n\r\n',
    content,
    '\r\n',
  ])
  const bytes = Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)))
  return { type: `multipart/form-data; boundary=${boundary}`, bytes }
}

export function fieldParts(fields: Record<string, string>): Part[] {
  return Object.entries(fields).map(([name, content]) => ({ name, content }))
}

/** A story as a person would fill it in. */
export function storyFields(fields: Record<string, string> = {}): Record<string, string> {
  return {
    ...filledStory,
    ...fields,
  }
}

export function storyForm(fields: Record<string, string> = {}, files: Part[] = []) {
  return multipart([...fieldParts(storyFields(fields)), ...files])
}
