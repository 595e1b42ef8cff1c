import { useState } from 'react'
import { ListBase } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { BackupRow } from './backup'
import { CreateDialog, DeleteDialog, RestoreDialog } from './BackupDialogs'
import { BackupSettings } from './BackupSettings'
import { BackupTable } from './BackupTable'
import { RestoreReport } from './RestoreReport'
import { RunningJobs } from './RunningJobs'
import { useBackupJobs } from './useBackupJobs'

type Open = { what: 'restore' | 'delete'; backup: BackupRow } | null

export function BackupsTab() {
  const { jobs, isReplaced, refetch } = useBackupJobs()
  const [open, setOpen] = useState<Open>(null)
  // The button for a new one is in the heading, above the tabs.
  const [search, setSearch] = useSearchParams()
  const close = () => setOpen(null)
  const isBusy = jobs.some(({ kind }) => kind !== 'verify_backup')
  return (
    <>
      <RunningJobs jobs={jobs} isReplaced={isReplaced} />
      <ListBase
        resource="backups"
        storeKey="settings.backups"
        disableSyncWithLocation
        perPage={20}
        sort={{ field: 'createdAt', order: 'DESC' }}
        exporter={false}
      >
        <BackupTable
          isBusy={isBusy}
          onAsked={refetch}
          onRestore={(backup) => setOpen({ what: 'restore', backup })}
          onDelete={(backup) => setOpen({ what: 'delete', backup })}
        />
      </ListBase>
      <RestoreReport />
      <BackupSettings />
      {search.has('make') && <CreateDialog onClose={() => setSearch({ tab: 'backups' })} onAsked={refetch} />}
      {open?.what === 'restore' && <RestoreDialog backup={open.backup} onClose={close} onAsked={refetch} />}
      {open?.what === 'delete' && <DeleteDialog backup={open.backup} onClose={close} />}
    </>
  )
}
