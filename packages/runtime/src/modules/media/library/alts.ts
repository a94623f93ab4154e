import type { GraphQLContext } from '../../../platform/graphql/contract.ts';
import type { LoaderDefinition } from '../../../platform/loading/readContext.ts';
import { listAlts } from './mediaFile.repo.ts';

/** Loads the alternative texts of files by URL. Files without an alternative text have an empty string. */
const altOfFile: LoaderDefinition<string, string> = {
  async load(urls, { db }) {
    const byUrl = new Map((await listAlts(db, urls)).map(({ url, alt }) => [url, alt]));
    return urls.map((url) => byUrl.get(url) ?? '');
  },
};

interface NamedImage {
  readonly url: string;
  /** The file's alternative text, if it was read along with the image. */
  readonly alt?: string;
  /** The name of what the image shows, such as a product name. Used if the image has no alternative text. */
  readonly name: string;
}

/** Resolves the `alt` field of a GraphQL image type. */
export const altOf = async (
  { url, alt, name }: NamedImage,
  _: unknown,
  context: GraphQLContext,
): Promise<string> => (alt ?? (await context.loader(altOfFile)(url))) || name;
