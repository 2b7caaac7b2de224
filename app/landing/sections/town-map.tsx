import { milesText } from '../../platform/us-number.ts'
import { useLanguage } from '../../ui/language.ts'
import type { DotKind, MapMark, TownMap } from '../sections.ts'

/** The picture says in words what the list beside it holds; dots differ by shape, colour only helps. */
export function TownMapFigure({ label, box, rings, here, dots, marks, legend, note }: TownMap) {
  const language = useLanguage()
  return (
    <figure className="townmap">
      <svg viewBox={box} role="img" aria-label={label}>
        {legend.map(({ kind }) => (
          <Marker key={kind} kind={kind} />
        ))}
        {rings.map(({ miles, radius, x, y }) => (
          <g key={miles} className="ring">
            <circle r={radius} />
            <text x={x} y={y}>
              {milesText(miles, language)}
            </text>
          </g>
        ))}
        <path className="north" d={north(box)} />
        {dots.map(({ kind, path }) => (
          <path key={kind} className={kind} d={path} />
        ))}
        {marks.map((mark) => (
          <Mark key={mark.number} {...mark} />
        ))}
        {here && (
          <g className="here">
            <circle r="3.6" />
            <path d="M0-2.2a1.2 1.2 0 0 1 .5 2.2L1 2.4h-2l.5-2.4a1.2 1.2 0 0 1 .5-2.2" />
            <text y={here.y}>{here.name}</text>
          </g>
        )}
      </svg>
      <figcaption>
        <ul className="legend">
          {legend.map(({ kind, text }) => (
            <li key={kind}>
              <svg viewBox="-2 -2 4 4" aria-hidden="true">
                <path className={kind} d="m0 0h0" />
              </svg>
              {text}
            </li>
          ))}
        </ul>
        {note && <p className="fine">{note}</p>}
      </figcaption>
    </figure>
  )
}

/** A little arrow at the top. */
function north(box: string) {
  return `M0 ${box.split(' ')[1]}l-1.2 3.2 1.2-.8 1.2.8z`
}

/** One drawing for each kind of dot; the corners of a path repeat it. */
function Marker({ kind }: { kind: DotKind }) {
  return (
    <marker id={`dot-${kind}`}>
      <circle className={kind} />
      {kind === 'same' && <circle className="point" />}
    </marker>
  )
}

function Mark({ number, x, y, from, name }: MapMark) {
  return (
    <g className="mark" transform={`translate(${x} ${y})`}>
      {from && <path d={`M${from.x} ${from.y}L0 0`} />}
      <circle />
      <text>{number}</text>
      {name && <text className={name.side}>{name.text}</text>}
    </g>
  )
}
