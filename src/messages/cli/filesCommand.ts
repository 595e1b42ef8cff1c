import { byteSize } from '../byteSize'

const number = (value: number): string => value.toLocaleString('ko-KR')

const NAMED_MAX = 20

export const FILES_USAGE = [
  '쓰는 법: npm run files -- move --to s3|disk [--delete-source]',
  '             사진, 공개 자료의 파일을 디스크(DATA_DIR)와 S3 호환 저장소(FILES_S3_*) 사이에서 옮겨요.',
  '             FILES_S3_* 설정을 먼저 적어 주세요. 멈추었다가 다시 해도 돼요. 모든 파일을 양쪽에서 읽어 견주어요.',
  '             --delete-source  견주어 같은 파일을 원래 있던 곳에서 지워요.',
  'Usage:   npm run files -- move --to s3|disk [--delete-source]',
  '             Copies photographs and open data between disk (DATA_DIR) and S3-compatible storage (FILES_S3_*),',
  '             and compares each file. May be interrupted and repeated.',
  '             --delete-source  deletes each file at its old place once it is the same at the new one.',
].join('\n')

interface MovedFiles {
  copied: number
  bytes: number
  same: number
  different: readonly string[]
  removed: number
}

export const FILES_MESSAGES = {
  noStorage: 'FILES_S3_BUCKET이 비어 있어요. 옮기기 전에 FILES_S3_* 설정을 적어 주세요.',
  folder: (folder: string, files: number): string => `${folder}: 파일 ${number(files)}개`,
  moved: (moved: MovedFiles, from: string, to: string): string =>
    [
      `${from} → ${to}`,
      `  옮긴 파일 ${number(moved.copied)}개(${byteSize(moved.bytes)}), 이미 있던 파일 ${number(moved.same)}개, ` +
        `원래 있던 곳에서 지운 파일 ${number(moved.removed)}개`,
      ...(moved.different.length
        ? [
            `  양쪽의 내용이 다른 파일 ${number(moved.different.length)}개는 그대로 두었어요. 하나를 지운 뒤 다시 해 주세요.`,
            ...moved.different.slice(0, NAMED_MAX).map((key) => `    ${key}`),
          ]
        : []),
    ].join('\n'),
  foreign: (place: string): string =>
    `${place} 에는 다른 데이터베이스의 파일이 있어요. 아무것도 옮기지 않았어요. FILES_S3_BUCKET과 FILES_S3_PREFIX, DATA_DIR을 확인해 주세요.`,
  'copy-differs': (place: string): string =>
    `${place} 에 쓴 내용이 원래 파일과 달라요. 원래 파일은 그대로예요. 다시 해 보고, 또 그러면 저장소를 확인해 주세요.`,
}
