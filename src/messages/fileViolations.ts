import { josa } from 'es-hangul'
import type { ViolationCode, ViolationParams } from '@/domain/violation'
import { bytesOf } from './amounts'

/** Of photos, and of the storage of files. */
export const FILE_VIOLATIONS = {
  'photo-type': () => 'JPEG, PNG, WebP 사진만 올릴 수 있어요.',
  'photo-corrupt': () => '사진을 읽을 수 없어요. 깨지지 않은 파일인지 확인해 주세요.',
  'photo-dimensions-too-large': ({ max }) =>
    `사진이 너무 커요. 가로와 세로를 곱해 ${Math.floor(max / 10_000).toLocaleString('ko-KR')}만 화소까지 받아요.`,
  'photo-memory': ({ max }) =>
    `사진을 풀면 ${josa(bytesOf(max), '이/가')} 넘어 읽을 수 없어요. 색을 8비트로 저장하거나 크기를 줄여 다시 올려 주세요.`,
  'photos-busy': () => '지금 올라오는 사진이 많아 더 받지 못해요. 잠시 후 다시 올려 주세요.',
  'photos-too-many': ({ max }) => `사진은 ${max}장까지 올릴 수 있어요.`,
  'photo-not-found': () => '올린 사진을 찾을 수 없어요. 다시 올려 주세요.',
  'photo-missing': () => '그 사진이 없어요. 지워졌을 수 있어요.',
  'photo-damaged': () => '보관하던 사진이 손상되어 보여 드릴 수 없어요. 올린 분은 지우고 다시 올려 주세요.',
  'storage-unavailable': () => '파일 저장소에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.',
  'storage-full': () =>
    '저장 공간이 가득 차 지금은 저장할 수 없어요. 아무것도 바뀌지 않았어요. 운영자가 자리를 마련한 뒤 다시 해 주세요.',
  'read-only': () => '점검 중이라 지금은 보기만 할 수 있어요. 아무것도 바뀌지 않았으니 잠시 뒤 다시 해 주세요.',
} satisfies Partial<{ [Code in ViolationCode]: (params: ViolationParams[Code]) => string }>
