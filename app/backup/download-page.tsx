import { Link } from 'react-router'
import { PasswordField } from '../accounts/account/password-field.tsx'
import { Button } from '../ui/button.tsx'
import { useWords } from '../ui/language.ts'
import { LocalTime } from '../ui/local-time.tsx'
import { Style } from '../ui/style.tsx'
import css from './download-page.css?inline'
import { storedFilesWords } from './stored-files-words.ts'

type File = { name: string; at: Date | null; size: string }

/** What is in the file, and the password before it is handed over. */
export function DownloadPage({ file, error }: { file: File | null; error?: string }) {
  const words = useWords(storedFilesWords).page
  return (
    <div className="backup-download">
      <Style name="backup-download" css={css} layer="page" />
      <header>
        <p className="back small">
          <Link to="/admin/health#backups">{words.back}</Link>
        </p>
        {file ? <About {...file} /> : <Gone />}
      </header>
      {file && (
        // Of the browser's own: the answer is a file, not a page.
        <form method="post">
          <PasswordField error={error} />
          <Button>{words.button}</Button>
          <p className="fine">{words.logged}</p>
        </form>
      )}
    </div>
  )
}

function About({ at, size }: File) {
  const { backup, list } = useWords(storedFilesWords).page
  return (
    <>
      <h1>{at ? backup.title : list.title}</h1>
      {at && <p>{backup.file(<LocalTime at={at} />, size)}</p>}
      <p className="soft">{at ? backup.holds : list.holds}</p>
    </>
  )
}

function Gone() {
  const words = useWords(storedFilesWords).page
  return (
    <>
      <h1>{words.gone}</h1>
      <p className="soft">{words.goneWhy}</p>
    </>
  )
}
