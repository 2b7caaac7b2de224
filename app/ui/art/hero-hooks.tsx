import { HeroFrame, type HeroProps } from './hero-frame.tsx'
import { Halo } from './hero-halo.tsx'
import { HeroKey, KeyPrint } from './hero-key.tsx'
import { HeroTag } from './hero-tag.tsx'
import { HeroWall } from './hero-wall.tsx'

const hooks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const place = 'translate(0 196) scale(1.1)'

/** Second shot: a board of key hooks, all empty but one. The second key is still there. */
export function HeroHooks(props: HeroProps) {
  return (
    <HeroFrame {...props}>
      <HeroWall />
      <Board />
      {hooks.map((number) => (
        <g key={number} transform={`translate(${16 + number * 169})`}>
          <path fill="var(--door-deep)" d="M82 50h5v484h-5z" />
          <Hook number={number} />
        </g>
      ))}
      <Counter />
    </HeroFrame>
  )
}

function Board() {
  return (
    <>
      <path fill="var(--art-shade)" d="M112 40h1728v526H112z" opacity=".6" />
      <path fill="var(--art-trim)" d="M86 10h1754v14H86zM98 24h1742v528H98z" />
      <path fill="var(--art-shade)" d="M98 24h1742v4H98z" />
      <path fill="var(--door)" d="M116 42h1724v492H116z" />
      <path fill="var(--door-deep)" d="M116 42h1724v8H116zM116 42h8v492h-8z" />
      <Halo cx={354} cy={280} r={230} />
    </>
  )
}

function Hook({ number }: { number: number }) {
  if (number !== 2)
    return (
      <>
        <Plate number={number} fill="var(--art-trim)" ink="var(--ink)" />
        <KeyPrint transform={place} />
        <Knob />
      </>
    )
  return (
    <>
      <Plate number={number} fill="var(--key)" ink="var(--on-key)" />
      <HeroKey transform={place} />
      <Knob />
      <HeroTag transform="translate(4 222) rotate(-14)" number="2" />
    </>
  )
}

function Plate({ number, fill, ink }: { number: number; fill: string; ink: string }) {
  return (
    <>
      <path fill={fill} d="M-32 78h64v50h-64z" />
      <text
        y="118"
        fill={ink}
        fontFamily="var(--face-head)"
        fontWeight="640"
        fontSize="40"
        textAnchor="middle"
      >
        {number}
      </text>
    </>
  )
}

function Knob() {
  return (
    <>
      <path fill="var(--key-deep)" d="M-7 138H7v38H-7z" />
      <circle cy="176" r="13" fill="var(--key-deep)" />
      <circle cx="-2" cy="173" r="9" fill="var(--key-bright)" />
    </>
  )
}

function Counter() {
  return (
    <>
      <path fill="var(--art-stone)" d="M22 590h1818v14H22z" />
      <path fill="var(--art-stone-deep)" d="M28 604h1812v40H28z" />
      <path fill="var(--art-shade)" d="M126 580h150v10H126z" />
      <path fill="var(--art-trim)" d="M120 568h150v12H120zM134 556h130v10H134z" />
      <path
        fill="var(--art-leaf)"
        d="M612 500c-28-8-34-42-18-58 4 18 10 22 14 24-4-24 4-46 16-54 4 22 6 38 2 52 10-12 22-16 30-14-2 24-16 46-38 50z"
      />
      <path fill="var(--art-clay)" d="M582 506h64l-8 84h-48z" />
      <path fill="var(--art-shade)" d="M578 500h72v12h-72z" opacity=".55" />
    </>
  )
}
