/** For somebody who did not build this: which lines, where they go, and how the site takes notice. */
export function WhereToWrite({ about, lines }: { about: string; lines: string[] }) {
  const typed = [...lines.map(quoted), 'npm start'].join(' ')
  return (
    <>
      <p className="small">{about}</p>
      <code>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </code>
      <details>
        <summary>Where to write {lines.length === 1 ? 'this line' : 'these lines'}</summary>
        <dl className="small">
          <dt>You type npm start yourself</dt>
          <dd>
            Stop the site with Ctrl+C in the window where it runs. Then start it like this, each time:
            <code>{typed}</code>
          </dd>
          <dt>It runs by itself on a Linux server</dt>
          <dd>
            Add {lines.length === 1 ? 'the line' : 'the lines'} at the end of the file{' '}
            <b>/etc/second-key/env</b>, or change {lines.length === 1 ? 'it' : 'them'} there, and type:
            <code>sudo systemctl restart "second-key@*"</code>
          </dd>
          <dt>It runs in a container</dt>
          <dd>
            Add {lines.length === 1 ? 'it' : 'them'} to the file <b>second-key.env</b>, remove the container
            (the data stays) and give the same docker run command again:
            <code>docker rm -f second-key</code>
          </dd>
          <dt>Somebody else runs it for you</dt>
          <dd>Send them {lines.length === 1 ? 'the line' : 'the lines'}, filled in.</dd>
        </dl>
      </details>
      <p className="small soft">When the site has started again, this step is ticked by itself.</p>
    </>
  )
}

/** A password may hold signs that a command line would read as its own. */
function quoted(line: string) {
  const [name = '', value = ''] = line.split(/=(.*)/s)
  return `${name}='${value}'`
}
