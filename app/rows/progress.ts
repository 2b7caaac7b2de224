export type Screen = { write(text: string): unknown; isTTY?: boolean; columns?: number }

const barWidth = 30
const redrawMs = 100
const lineEveryPercent = 5

/** A bar where there is a terminal; a line every 5 % where there is none. */
export function showProgress(screen: Screen, totalBytes: number) {
  return screen.isTTY ? bar(screen, totalBytes) : lines(screen, totalBytes)
}

function bar(screen: Screen, totalBytes: number) {
  let drawnAt = 0
  const draw = (bytes: number, rows: number) => {
    const percent = percentOf(bytes, totalBytes)
    const filled = Math.round((percent / 100) * barWidth)
    const drawn = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`
    const text = `${drawn} ${String(percent).padStart(3)} %  ${rows.toLocaleString('en-US')} rows`
    // Cut to the terminal: a line that wraps would leave a copy of itself behind at every step.
    screen.write(`\r${text.slice(0, (screen.columns || 80) - 1)}\x1b[K`)
  }
  return {
    update(bytes: number, rows: number) {
      const now = performance.now()
      if (now - drawnAt < redrawMs) return
      drawnAt = now
      draw(bytes, rows)
    },
    end(bytes: number, rows: number) {
      draw(bytes, rows)
      screen.write('\n')
    },
  }
}

function lines(screen: Screen, totalBytes: number) {
  let told = 0
  const tell = (percent: number, rows: number) => {
    if (percent < told + lineEveryPercent) return
    told = percent - (percent % lineEveryPercent)
    screen.write(`${told} %, ${rows.toLocaleString('en-US')} rows\n`)
  }
  return {
    // The file is read a little ahead of the rows: 100 % is for the end.
    update: (bytes: number, rows: number) => tell(Math.min(99, percentOf(bytes, totalBytes)), rows),
    end: (bytes: number, rows: number) => tell(percentOf(bytes, totalBytes), rows),
  }
}

function percentOf(bytes: number, total: number) {
  return total === 0 ? 100 : Math.min(100, Math.floor((bytes / total) * 100))
}
