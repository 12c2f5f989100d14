import { Button } from '#components/ui/button.tsx';
import { Template } from '#components/ui/template.tsx';
import { content } from '#lib/content/content.ts';
import type { Project } from '#lib/content/types.ts';
import { FilterBar } from './filter-bar.tsx';
import { projectCategories, projectTags } from './filter-options.ts';
import { countLine } from './filter-words.ts';
import { ProjectCard } from './project-card.tsx';

/** All projects, and what filters them: browser/portfolio/. */
export function ProjectList() {
  const { projects } = content();
  const facts = findFacts(projects);
  return (
    <div className="wrap pt-8 pb-section lg:pt-6">
      <FilterBar />
      <Template data-with-script="">
        <ActiveFilters />
      </Template>
      <p
        className="mt-6 text-sm text-ink-2 lg:mt-4"
        data-listed={projects.length}
        id="project-count"
        role="status"
      >
        {countLine(projects.length, projects.length)}
      </p>
      <Template data-with-script="">
        <div className="mt-6 card px-6 py-16 text-center" hidden id="no-projects">
          <p className="text-lg">No projects found matching your criteria.</p>
          <Button className="mt-6" variant="secondary">
            Clear All Filters
          </Button>
        </div>
      </Template>
      {/* No grid of one column: it would lay out each card more than once. */}
      <ul className="projects print:grid print:grid-cols-2 mt-6 flex flex-col gap-5 sm:gap-6 lg:mt-4 md:grid md:grid-cols-2 lg:grid-cols-3">
        {projects.map((project, at) => (
          <li key={project.slug} {...facts[at]}>
            <ProjectCard isNext={at === 0} project={project} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * For browser/portfolio/project-cards.ts, which reads title and text off the card. Category and tags are places
 * in the filters: a translator changes their words on the card, which has three of the tags.
 */
function findFacts(projects: readonly Project[]) {
  const categories = projectCategories();
  const allTags = projectTags();
  return projects.map(({ category, tags, businessImpact }) => ({
    'data-category': categories.indexOf(category),
    'data-tags': tags.map((tag) => allTags.indexOf(tag)).join(' '),
    'data-impact': businessImpact.length,
  }));
}

/** Filled by browser/portfolio/active-filters.ts. */
function ActiveFilters() {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2" hidden id="filters-in-use">
      <h2 className="label text-sm font-semibold" id="active-filters">
        Active filters
      </h2>
      <ul aria-labelledby="active-filters" className="flex min-w-0 flex-wrap gap-2" />
      <template>
        <li className="max-w-full">
          <button className="chip" type="button">
            <span className="sr-only">Remove filter: </span>
            <span className="wrap-anywhere xs:truncate" data-label="" />
            <svg aria-hidden="true" className="size-2.5 flex-none" viewBox="0 0 10 10">
              <path d="M1 1 9 9M9 1 1 9" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          </button>
        </li>
      </template>
    </div>
  );
}
