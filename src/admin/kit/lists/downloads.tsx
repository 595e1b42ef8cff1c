import { Button, type ButtonProps, Menu, MenuItem } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { BACK_OFFICE_API } from '@/domain/staff/staff'
import { unitOf } from '@/resources/labels'
import { toHttpError } from '../../dataProvider/requestJson'

const nameOf = (disposition: string | null): string => {
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1]
  return name ? decodeURIComponent(name) : 'export'
}

/** @throws HttpError for every non-success */
export async function downloadFile(url: string): Promise<void> {
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) throw toHttpError(response.status, await response.json().catch(() => null))
  saveFile(await response.blob(), nameOf(response.headers.get('Content-Disposition')))
}

export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

interface DownloadMenuProps extends Pick<ButtonProps, 'size' | 'aria-label'> {
  urlOf: (format: 'csv' | 'xlsx') => string
  isEmpty?: boolean
  /** what the file will hold */
  note?: string
}

/** Asks for the format of a table that the server writes into a file and into the audit record. */
export function DownloadMenu({ urlOf, isEmpty = false, note, ...look }: DownloadMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: downloadFile,
    onMutate: () => setAnchor(null),
    onSuccess: () => notify('파일을 내려받았어요. 누가 무엇을 내보냈는지는 감사 기록에 남아요.'),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return (
    <>
      <Button
        {...look}
        variant="outlined"
        disabled={isPending || isEmpty}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {isPending ? '내보내는 중…' : '내보내기'}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {note && (
          <MenuItem disabled sx={{ fontSize: 12 }}>
            {note}
          </MenuItem>
        )}
        <MenuItem onClick={() => mutate(urlOf('xlsx'))}>엑셀 파일(XLSX)</MenuItem>
        <MenuItem onClick={() => mutate(urlOf('csv'))}>쉼표로 나눈 글(CSV)</MenuItem>
      </Menu>
    </>
  )
}

/** Of the list it stands in. */
export function ExportButton() {
  const { resource, filterValues, sort, total = 0 } = useListContext()
  const asked = { filter: JSON.stringify(filterValues), sort: JSON.stringify([sort.field, sort.order]) }
  return (
    <DownloadMenu
      urlOf={(format) => `${BACK_OFFICE_API}/${resource}/export?${new URLSearchParams({ format, ...asked })}`}
      isEmpty={total === 0}
      note={`지금 조건의 ${total.toLocaleString()}${unitOf(resource)} 모두`}
    />
  )
}
