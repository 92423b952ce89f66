import type { RequiredDataFromCollectionSlug } from 'payload';
import { slugify } from '@/domain/slug';
import { plainRichText } from '../rich-text/plain-rich-text';

// Each builder returns valid, published data in one language.

type CategoryData = RequiredDataFromCollectionSlug<'categories'>;
type CourseData = RequiredDataFromCollectionSlug<'courses'>;
type FaqData = RequiredDataFromCollectionSlug<'faqs'>;
type PageData = RequiredDataFromCollectionSlug<'pages'>;
type ProductData = RequiredDataFromCollectionSlug<'products'>;
type ReviewData = RequiredDataFromCollectionSlug<'reviews'>;
type TermData = RequiredDataFromCollectionSlug<'dictionary-terms'>;
type ToolData = RequiredDataFromCollectionSlug<'tools'>;

export function categoryData(data: Partial<CategoryData> & Pick<CategoryData, 'name'>): CategoryData {
  return { code: slugify(data.name), icon: 'sparkles', _status: 'published', ...data };
}

export function courseData(data: Partial<CourseData> & Pick<CourseData, 'name'>): CourseData {
  const slug = slugify(data.name);
  return {
    slug,
    provider: 'Example Academy',
    url: `https://academy.example.com/${slug}`,
    summary: `What you learn in ${data.name}`,
    level: 'beginner',
    language: 'en',
    priceModel: 'free',
    _status: 'published',
    ...data,
  };
}

export function faqData(data: Partial<FaqData> & Pick<FaqData, 'question'>): FaqData {
  return {
    slug: slugify(data.question),
    answer: plainRichText('This is the answer.'),
    group: 'directory',
    order: 100,
    _status: 'published',
    ...data,
  };
}

export function pageData(data: Partial<PageData> & Pick<PageData, 'title'>): PageData {
  return {
    slug: slugify(data.title),
    description: `What ${data.title} is about`,
    body: plainRichText('This is the text.'),
    _status: 'published',
    ...data,
  };
}

export function productData(data: Partial<ProductData> & Pick<ProductData, 'name'>): ProductData {
  return { slug: slugify(data.name), summary: `What ${data.name} helps you with`, kind: 'guide', _status: 'published', ...data };
}

export function reviewData(data: Partial<ReviewData> & Pick<ReviewData, 'tool'>): ReviewData {
  return {
    ratings: { general: 4 },
    title: 'Does what it says',
    text: 'I used it for a week and it did what it says.',
    language: 'en',
    name: 'Sample reviewer',
    _status: 'published',
    moderation: { state: 'published' },
    ...data,
  };
}

export function termData(data: Partial<TermData> & Pick<TermData, 'name'>): TermData {
  return { slug: slugify(data.name), definition: `What ${data.name} means in one sentence.`, _status: 'published', ...data };
}

export function toolData(data: Partial<ToolData> & Pick<ToolData, 'name' | 'categories'>): ToolData {
  const slug = slugify(data.name);
  return {
    slug,
    url: `https://${slug}.example.com`,
    tagline: `What ${data.name} does in one line`,
    priceModel: 'freemium',
    active: true,
    _status: 'published',
    moderation: { state: 'published' },
    ...data,
  };
}
