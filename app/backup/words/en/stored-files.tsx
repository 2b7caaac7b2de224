import type { ReactNode } from 'react'

const holds =
  'It holds everything: applications, stories and photos, articles, settings, the activity log, the team with their password hashes, and the secret keys of the program.'
const keepSafe =
  'Whoever has it has all of that: keep it where nobody else can open it, as safe as the site itself.'
const erasures =
  'It belongs with the backups, and the newest is the best: restored with it, an older backup brings back nobody who was deleted since, and nothing that was withdrawn. It holds times and ids, no names.'

export const words = {
  title: 'Backups on this server',
  about: `What lies here is lost together with this server: download each backup to another machine. ${holds} ${keepSafe}`,
  severalServers:
    'These are the files of the server that answered just now. Where the site runs on several servers, a backup lies only on the one that made it.',
  unknown: 'What lies in the folder of the backups could not be read.',
  none: 'No backup lies here.',
  more: (count: number) =>
    count === 1 ? 'One older backup lies here too.' : `${count} older backups lie here too.`,
  download: 'Download',
  downloadOf: (when: string) => `Download the backup of ${when}`,
  remove: 'Delete',
  removeOf: (when: string) => `Delete the backup of ${when}`,
  removeMeans: 'It is gone from this server at once and cannot be brought back. Copies elsewhere stay.',
  removeOnly: 'It is the only backup here. ',
  yesRemove: 'Yes, delete it',
  yesRemoveOf: (when: string) => `Yes, delete the backup of ${when}`,
  erasures: { title: 'List of erasures', text: erasures, download: 'Download the list of erasures' },
  page: {
    pageTitle: 'Download, Health, admin',
    back: 'Back to Health',
    backup: {
      title: 'Download a backup',
      file: (at: ReactNode, size: string) => (
        <>
          Made {at}, {size}.
        </>
      ),
      holds: `${holds} ${keepSafe}`,
    },
    list: { title: 'Download the list of erasures', holds: erasures },
    logged: 'The activity log keeps who downloaded it, and when.',
    button: 'Download',
    gone: 'This file is not here',
    goneWhy: 'It was deleted, or it lies on another server of the site.',
  },
}
