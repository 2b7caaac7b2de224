import { townFile } from '../../tools/budget/town-file.ts'

export function loader() {
  return new Response(townFile(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
