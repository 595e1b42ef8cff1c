import { UPLOAD_BYTES_MAX } from '@/domain/upload/limits'
import { UPLOADS_PATH } from '@/domain/upload/paths'
import type { UploadKind } from '@/domain/upload/uploadKinds'
import { memberMessages } from '@/messages/site/member'
import { toHttpError } from '../../dataProvider/toHttpError'
import { sizeText } from '../numbers'

/** XMLHttpRequest, because fetch reports no upload progress. `onShare` gets 0 to 1; resolves to the upload's id. */
export function sendFile(file: File, kind: UploadKind, onShare: (share: number) => void): Promise<number> {
  if (file.size > UPLOAD_BYTES_MAX)
    return Promise.reject(
      new Error(`한 파일은 ${sizeText(UPLOAD_BYTES_MAX)}까지 올릴 수 있어요. 그림을 빼거나 여러 파일로 나누어 주세요.`),
    )
  if (file.size === 0) return Promise.reject(new Error('빈 파일이에요.'))
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${UPLOADS_PATH}?${new URLSearchParams({ kind, name: file.name.normalize('NFC') })}`)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onShare(total ? loaded / total : 0)
    request.onerror = () => reject(new Error(memberMessages.offline))
    request.onload = () => {
      const body = request.response as { id?: number } | null
      if (request.status === 201 && body?.id) resolve(body.id)
      else reject(toHttpError(request.status, body))
    }
    request.send(file)
  })
}
