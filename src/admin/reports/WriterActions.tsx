import { Button } from '@mui/material'
import { useState } from 'react'
import { canOpen, useStaff } from '../auth'
import { BlockDialog } from '../users/UserActions'
import type { ReportRecord } from './report'

/** A block of the author of a case, by those who may. */
export function WriterActions({ record: { writer } }: { record: ReportRecord }) {
  const staff = useStaff()
  const [isBlocking, setBlocking] = useState(false)
  if (writer?.role !== 'user' || !canOpen(staff, 'users', 'edit')) return null
  return (
    <>
      <Button size="small" variant="outlined" sx={{ mt: 1.25 }} onClick={() => setBlocking(true)}>
        회원 차단
      </Button>
      {isBlocking && <BlockDialog user={writer} onClose={() => setBlocking(false)} />}
    </>
  )
}
