import { type MapDrawing, side } from './map-drawing.ts'

const middle = side / 2

/** Filled dots fit, open ones cost more: readable without colour. Its words are the list beside it. */
export function FinderMap({ label, here, rings, fitting, dearer, marks }: MapDrawing) {
  return (
    <svg className="map" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      {rings.map(({ radius, miles }) => (
        <g key={miles}>
          <circle className="ring" cx={middle} cy={middle} r={radius} />
          <text
            className="miles"
            x={Math.round(middle + radius * 0.48)}
            y={Math.round(middle - radius * 0.89)}
          >
            {`${miles} miles`}
          </text>
        </g>
      ))}
      <path className="north" d={`M${middle - 6} 20l6-16 6 16-6-4z`} />
      <path className="more" d={dearer} />
      <path className="hole" d={dearer} />
      <path className="less" d={fitting} />
      <g className="best">
        {marks.map(({ x, y, number }) => (
          <circle key={number} cx={x} cy={y} r="13" />
        ))}
        {marks.map(({ x, y, number }) => (
          <text key={number} x={x} y={y} dy=".36em">
            {number}
          </text>
        ))}
        {marks.map(
          ({ x, y, number, name, side: end }) =>
            name && (
              <text
                key={number}
                className="name"
                x={x + (end === 'start' ? 18 : -18)}
                y={y + 5}
                textAnchor={end}
              >
                {name}
              </text>
            ),
        )}
      </g>
      <g className="here">
        <circle cx={middle} cy={middle} r="22" />
        <path d="M330 317a6.500 6.500 0 0 1 3 12.300l3 13.700h-12l3-13.700a6.500 6.500 0 0 1 3-12.300" />
        <text x={middle} y={middle + 44}>
          {here}
        </text>
      </g>
    </svg>
  )
}
