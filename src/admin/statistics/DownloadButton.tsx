import { Button, Menu, MenuItem } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { StatisticsTable } from '@/contract/statistics'
import { STATISTICS_TABLE_NAMES } from '@/messages/staff/statistics'
import { apiPath } from '../dataProvider/requestJson'
import { downloadFile } from '../kit/lists/downloads'

export function DownloadButton({ table, query }: { table: StatisticsTable; query: URLSearchParams }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => {
      const asked = new URLSearchParams(query)
      asked.set('table', table)
      asked.set('format', format)
      return downloadFile(apiPath('GET /api/v1/staff/statistics/export', { query: asked }))
    },
    onSuccess: () => notify('파일을 내려받았어요. 누가 무엇을 내보냈는지는 감사 기록에 남아요.'),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  const start = (format: 'csv' | 'xlsx') => {
    setAnchor(null)
    mutate(format)
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending}
        aria-haspopup="menu"
        aria-label={`${STATISTICS_TABLE_NAMES[table]} 내보내기`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {isPending ? '내보내는 중…' : '내보내기'}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => start('xlsx')}>엑셀 파일(XLSX)</MenuItem>
        <MenuItem onClick={() => start('csv')}>쉼표로 나눈 글(CSV)</MenuItem>
      </Menu>
    </>
  )
}
