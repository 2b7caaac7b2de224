/** A door on its step: shut with the key in it, or open with light behind it. */
export function GateArt({ isOpen }: { isOpen: boolean }) {
  return (
    <svg className="gate" viewBox="0 0 220 130" aria-hidden="true">
      <path fill="var(--art-stone-deep)" d="M0 122h220v8H0z" />
      <path fill="var(--door-deep)" d="M54 122V56a56 56 0 0 1 112 0v66z" />
      {isOpen ? <OpenLeaf /> : <ShutLeaf />}
    </svg>
  )
}

function OpenLeaf() {
  return (
    <>
      <path fill="var(--art-glow)" d="M60 122V56a50 50 0 0 1 100 0v66z" />
      <path fill="var(--door)" d="M60 122V56a50 50 0 0 1 12-32l18 14v84z" />
      <path fill="var(--art-door-panel)" d="M66 114V60l18 6v46z" />
      <circle fill="var(--key)" cx="84" cy="84" r="3" />
    </>
  )
}

function ShutLeaf() {
  return (
    <>
      <path fill="var(--door)" d="M60 122V56a50 50 0 0 1 100 0v66z" />
      <path
        fill="var(--art-door-panel)"
        d="M70 112V84h36v28zM114 112V84h36v28zM70 76V58a40 40 0 0 1 36-40v58zM150 76V58a40 40 0 0 0-36-40v58z"
      />
      <path fill="var(--key-deep)" d="M103 72h14v26h-14z" />
      <path fill="var(--key)" fillRule="evenodd" d="M110 78h24a9 9 0 1 1 0 6h-24zm33-1.500a4 4 0 1 0 .1 0" />
    </>
  )
}
