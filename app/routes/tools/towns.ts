import { townFile } from '../../tools/budget/town-file.ts'

/** The same file for everyone. */
export function loader() {
  return new Response(townFile(), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  })
}
