import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

/** What happens to the bytes: passed on, late, or not at all while the connection stays open. */
export type Weather = 'fair' | 'slow' | 'hung'

/** A network of our own between a program and its database. */
export async function startProxy(toPort: number, slowMs = 150) {
  const pairs = new Set<Pair>()
  let weather: Weather = 'fair'
  const seen: Buffer[] = []
  const replaced = new Map<string, string>()
  const server = createServer((near) => {
    const pair = { near, far: connect(toPort, '127.0.0.1'), isHung: false, said: '' }
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      pair.near.destroy()
      pair.far.destroy()
    }
    carry(pair.near, pair.far, pair, (piece) => {
      seen.push(piece)
      if (pair.said.length < 10_000) pair.said += piece.toString('latin1')
    })
    carry(pair.far, pair.near, pair)
    for (const socket of [pair.near, pair.far]) socket.on('error', end).on('close', end)
  })

  function carry(from: Socket, to: Socket, pair: Pair, look?: (piece: Buffer) => void) {
    let last = Promise.resolve()
    from.on('data', (piece: Buffer) => {
      look?.(piece)
      last = last.then(async () => {
        if (weather === 'slow') await sleep(slowMs)
        while ((weather === 'hung' || pair.isHung) && !from.destroyed) await sleep(20)
        if (!to.destroyed) to.write(rewritten(piece))
      })
    })
  }

  function rewritten(piece: Buffer) {
    if (replaced.size === 0) return piece
    let text = piece.toString('latin1')
    for (const [from, to] of replaced) text = text.replaceAll(from, to)
    return Buffer.from(text, 'latin1')
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const cutAll = () => {
    for (const { near, far } of pairs) {
      near.resetAndDestroy()
      far.destroy()
    }
  }
  onTestFinished(() => {
    cutAll()
    server.close()
  })
  return {
    port: address.port,
    setWeather(next: Weather) {
      weather = next
    },
    /** The open connections on which this was said fall silent for good; all others are fine. */
    hangThoseThatSaid(words: string) {
      const dying = [...pairs].filter(({ said }) => said.includes(words))
      for (const pair of dying) pair.isHung = true
      return dying.length
    },
    /** Words of the same length, from now on. */
    replace: (from: string, to: string) => replaced.set(from, to),
    cutAll,
    /** What was said on each open connection, from its first byte. */
    said: () => [...pairs].map(({ said }) => said),
    /** How often this was said to the database since the last look. */
    countSince: (words: string) => seen.splice(0).join('').split(words).length - 1,
  }
}

type Pair = { near: Socket; far: Socket; isHung: boolean; said: string }
