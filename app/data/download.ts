/** Rows are short: sent one by one, they would take twice the time. */
const partLength = 64 * 1024

/** A file to download, sent as its pieces are made: it may be longer than memory should hold. */
export function downloadResponse(name: string, type: string, pieces: AsyncGenerator<string>) {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { text, isLast } = await nextPart(pieces)
      if (text) controller.enqueue(encoder.encode(text))
      if (isLast) controller.close()
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
  return new Response(body, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
  })
}

async function nextPart(pieces: AsyncGenerator<string>) {
  let text = ''
  while (text.length < partLength) {
    const { done, value } = await pieces.next()
    if (done) return { text, isLast: true }
    text += value
  }
  return { text, isLast: false }
}
