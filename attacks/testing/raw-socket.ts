import { connect } from 'node:net'
import type { Answer } from './answer.ts'

export type RawTalk = {
  /** Sent one after the other, as they are. */
  pieces: (string | Buffer)[]
  /** We go as soon as all is sent, perhaps in the middle of a request. */
  hangsUp?: boolean
}

/** A server that answers and leaves the connection open to more has said what it wanted to say. */
const quietMs = 2000

/** Sends bytes no client would send and returns every answer on the connection, once it has ended. */
export function talk(port: number, seen: Answer[], { pieces, hangsUp = false }: RawTalk): Promise<Answer[]> {
  return new Promise((resolve) => {
    const received: Buffer[] = []
    let quiet: NodeJS.Timeout | undefined
    const socket = connect(port, '127.0.0.1', () => {
      for (const piece of pieces) socket.write(piece)
      if (hangsUp) socket.end()
    })
    socket.on('data', (chunk) => {
      received.push(chunk)
      clearTimeout(quiet)
      quiet = setTimeout(() => socket.destroy(), quietMs)
    })
    // A server that hangs up on us has answered as well.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(quiet)
      const answers = answersIn(Buffer.concat(received).toString('latin1'), pieces)
      seen.push(...answers)
      resolve(answers)
    })
  })
}

/** Lines of a request, joined as HTTP wants them. */
export function lines(...all: string[]) {
  return `${all.join('\r\n')}\r\n\r\n`
}

function answersIn(text: string, pieces: RawTalk['pieces']): Answer[] {
  const request = String(pieces[0]).slice(0, 60)
  return text
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((part) => part.startsWith('HTTP/1.1 '))
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n')
      const [first = '', ...headerLines] = head.split('\r\n')
      const body = rest.join('\r\n\r\n')
      return {
        request,
        status: Number(first.split(' ')[1]),
        headers: Object.fromEntries(headerLines.map(headerOf)),
        bytes: Buffer.from(body, 'latin1'),
        body: Buffer.from(body, 'latin1').toString('utf8'),
        isForAdmin: false,
      }
    })
}

function headerOf(line: string) {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
}
